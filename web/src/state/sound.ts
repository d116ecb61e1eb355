/* A few sounds of our own, made on the spot: dice, a card, a tile, a pencil, a bell. Nothing is loaded. */

export type Sound = 'dice' | 'card' | 'tile' | 'mark' | 'turn';

let audio: AudioContext | null = null;

/** Plays a sound, softly. Where the browser wants a gesture first, it stays silent until there was one. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  PLAYED[sound](audio);
}

const PLAYED: Readonly<Record<Sound, (context: AudioContext) => void>> = {
  dice,
  card,
  tile,
  mark: pencil,
  turn: bell,
};

function bell(context: AudioContext): void {
  for (const [hertz, loud, seconds] of [
    [880, 0.12, 1.2],
    [2217, 0.04, 0.7],
  ] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(fading(context, context.currentTime, loud, seconds));
    tone.start();
    tone.stop(context.currentTime + seconds);
  }
}

function dice(context: AudioContext): void {
  let at = context.currentTime;
  for (let knock = 0; knock < 6; knock++) {
    hiss(context, at, 0.16 - 0.02 * knock, 0.035, 1400 + 500 * Math.random());
    at += 0.05 + 0.04 * Math.random();
  }
}

/** It is drawn over the others, and put down. */
function card(context: AudioContext): void {
  hiss(context, context.currentTime, 0.05, 0.09, 2600);
  hiss(context, context.currentTime + 0.1, 0.09, 0.03, 900);
}

/** Wood on wood: a knock with a pitch. */
function tile(context: AudioContext): void {
  const at = context.currentTime + 0.16;
  const knock = context.createOscillator();
  knock.type = 'triangle';
  knock.frequency.setValueAtTime(320, at);
  knock.frequency.exponentialRampToValueAtTime(140, at + 0.07);
  knock.connect(fading(context, at, 0.16, 0.09));
  knock.start(at);
  knock.stop(at + 0.1);
  hiss(context, at, 0.1, 0.03, 1800);
}

function pencil(context: AudioContext): void {
  hiss(context, context.currentTime, 0.05, 0.14, 4200);
  hiss(context, context.currentTime + 0.11, 0.04, 0.1, 3600);
}

/** A short noise around a pitch. */
function hiss(context: AudioContext, at: number, loud: number, seconds: number, hertz: number): void {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = 2 * Math.random() - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  noise.connect(band).connect(fading(context, at, loud, seconds));
  noise.start(at);
}

function fading(context: AudioContext, at: number, loud: number, seconds: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}
