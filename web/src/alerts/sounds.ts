// Short sounds, synthesized with the Web Audio API: nothing to load. Silent until the player has touched the page.

import { settings } from "../settings.svelte";

export type Sound = "turn" | "move" | "reveal" | "clash" | "refuse" | "end";

interface Note {
  at: number; // seconds after the beginning
  pitch: number; // hertz
  to?: number; // the pitch it slides to
  length: number; // seconds
  loud: number;
  wave: OscillatorType;
}

const bell = (at: number, pitch: number, length: number, loud: number): Note[] => [
  { at, pitch, length, loud, wave: "sine" },
  { at, pitch: pitch * 2.76, length: length * 0.4, loud: loud * 0.25, wave: "sine" }, // what makes a tone a bell
];

const NOTES: Record<Sound, Note[]> = {
  turn: [...bell(0, 659, 0.5, 0.5), ...bell(0.14, 988, 0.8, 0.5)],
  move: [
    { at: 0, pitch: 210, to: 120, length: 0.09, loud: 0.6, wave: "triangle" },
    { at: 0, pitch: 1400, to: 700, length: 0.03, loud: 0.12, wave: "square" },
  ],
  reveal: [392, 523, 659].map((pitch, step) => ({
    at: step * 0.07,
    pitch,
    length: 0.22,
    loud: 0.35,
    wave: "triangle",
  })),
  clash: [
    { at: 0, pitch: 311, to: 233, length: 0.35, loud: 0.28, wave: "sawtooth" },
    { at: 0, pitch: 330, to: 220, length: 0.35, loud: 0.28, wave: "sawtooth" },
  ],
  refuse: [
    { at: 0, pitch: 196, length: 0.1, loud: 0.4, wave: "triangle" },
    { at: 0.12, pitch: 165, length: 0.16, loud: 0.4, wave: "triangle" },
  ],
  end: [523, 659, 784, 1047].flatMap((pitch, step) => bell(step * 0.15, pitch, step === 3 ? 1.4 : 0.5, 0.45)),
};
const SOFT_START = 0.008; // seconds of attack, so that nothing clicks

let audio: AudioContext | null = null;

/** Browsers block audio until a page is touched (autoplay policy); called once, by the page. */
export function unlockAudio(): void {
  const resume = () => {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
  };
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, resume, { capture: true });
}

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || audio?.state !== "running") return;
  const loudness = audio.createGain();
  loudness.gain.value = settings.volume ** 2; // ears hear ratios
  loudness.connect(audio.destination);
  for (const note of NOTES[sound]) playNote(audio, loudness, note);
}

function playNote(context: AudioContext, into: AudioNode, note: Note): void {
  const start = context.currentTime + note.at;
  const tone = context.createOscillator();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.pitch, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(note.loud, start + SOFT_START);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  tone.connect(envelope).connect(into);
  tone.start(start);
  tone.stop(start + note.length);
}
