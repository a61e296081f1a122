// Synthesised sounds: short bursts of tones and noise, no files.
import { settings } from "../model/settings.svelte.ts";

export type Sound = "die" | "card" | "hit" | "dig" | "turn" | "win";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (settings.volume <= 0 || document.visibilityState === "hidden") return;
  // A browser is silent until the user has touched the page; earlier sounds are skipped.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (context.state !== "running") return;
  const out = context.createGain();
  out.gain.value = settings.volume * 0.5;
  out.connect(context.destination);
  SOUNDS[sound](context, out);
}

const SOUNDS: Record<Sound, (context: AudioContext, out: AudioNode) => void> = {
  die: (context, out) => {
    for (const [at, pitch] of [
      [0, 2400],
      [0.07, 2000],
      [0.15, 2600],
      [0.26, 1700],
    ] as const)
      noise(context, out, at, 0.035, pitch, 0.5);
  },
  card: (context, out) => noise(context, out, 0, 0.09, 5200, 0.18),
  hit: (context, out) => {
    tone(context, out, 0, 0.16, "sine", 160, 50, 0.9);
    noise(context, out, 0, 0.06, 900, 0.5);
  },
  dig: (context, out) => {
    noise(context, out, 0, 0.22, 700, 0.5);
    noise(context, out, 0.24, 0.3, 380, 0.4);
  },
  turn: (context, out) => {
    tone(context, out, 0, 0.25, "triangle", 660, 660, 0.25);
    tone(context, out, 0.12, 0.35, "triangle", 880, 880, 0.25);
  },
  win: (context, out) => {
    [523, 659, 784, 1047].forEach((pitch, step) => {
      tone(context, out, step * 0.14, 0.4, "triangle", pitch, pitch, 0.3);
    });
  },
};

function fading(
  context: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
  loudness: number,
): GainNode {
  const gain = context.createGain();
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(out);
  return gain;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
  shape: OscillatorType,
  from: number,
  to: number,
  loudness: number,
): void {
  const oscillator = context.createOscillator();
  const start = context.currentTime + at;
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(fading(context, out, at, length, loudness));
  oscillator.start(start);
  oscillator.stop(start + length);
}

function noise(
  context: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
  pitch: number,
  loudness: number,
): void {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < frames; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(context, out, at, length, loudness));
  source.start(context.currentTime + at);
}
