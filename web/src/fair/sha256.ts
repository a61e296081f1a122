// SHA-256. Browsers have their own, but only in secure contexts: https, this computer, a file on disk. At an address in
// the home network we compute it ourselves.
export type Bytes = Uint8Array<ArrayBuffer>;

export async function sha256(data: Bytes): Promise<Bytes> {
  const own = globalThis.crypto?.subtle;
  return own ? new Uint8Array(await own.digest("SHA-256", data)) : computed(data);
}

export const hex = (data: Bytes): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A whole number in so many bytes, high byte first. */
export function bigEndian(value: number, bytes: number): Bytes {
  const found = new Uint8Array(bytes);
  for (let i = bytes - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) found[i] = rest % 256;
  return found;
}

const WORDS = 16; // of 32 bits, in a block
const ROUNDS = 64;
const PRIMES = primes(ROUNDS);
const ROUND_CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** FIPS 180-4, by the letter. */
export function computed(data: Bytes): Bytes {
  const state = START.slice();
  const schedule = new Uint32Array(ROUNDS);
  const padded = paddedToBlocks(data);
  for (let block = 0; block < padded.byteLength; block += WORDS * 4) {
    for (let i = 0; i < WORDS; i++) schedule[i] = padded.getUint32(block + i * 4);
    for (let i = WORDS; i < ROUNDS; i++) {
      const [a, b] = [word(schedule, i - 15), word(schedule, i - 2)];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      schedule[i] = word(schedule, i - 16) + low + word(schedule, i - 7) + high;
    }
    compress(state, schedule);
  }
  const found = new DataView(new ArrayBuffer(32));
  for (const [i, value] of state.entries()) found.setUint32(i * 4, value);
  return new Uint8Array(found.buffer);
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  const v = state.slice();
  const at = (i: number) => word(v, i);
  for (let i = 0; i < ROUNDS; i++) {
    const e = at(4);
    const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & at(5)) ^ (~e & at(6)));
    const first = at(7) + mixed + word(ROUND_CONSTANTS, i) + word(schedule, i);
    const a = at(0);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & at(1)) ^ (a & at(2)) ^ (at(1) & at(2)));
    v.copyWithin(1, 0, 7);
    v[4] = at(4) + first;
    v[0] = first + second;
  }
  for (let i = 0; i < 8; i++) state[i] = word(state, i) + at(i);
}

/** The data, a one, noughts, and the number of bits. */
function paddedToBlocks(data: Bytes): DataView {
  const length = Math.ceil((data.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  padded.set(bigEndian(data.length * 8, 8), length - 8);
  return new DataView(padded.buffer);
}

const word = (words: Uint32Array, i: number): number => words[i] ?? 0;
const turn = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
