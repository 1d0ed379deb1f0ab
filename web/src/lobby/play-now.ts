// A game in one click: a table with bots as chosen, a seat there, and the way to it.

import { planWithBots } from "../choices.svelte";
import { createTable, sit } from "../net/api";
import { myName } from "../players/name";
import { go } from "../routing/router.svelte";
import { tableAddress } from "../routing/routes";

export async function playNow(game: string): Promise<void> {
  const made = await createTable(planWithBots(game));
  await sit(made.table, { name: myName(), token: made.tokens[0] });
  await go(tableAddress(made.table));
}
