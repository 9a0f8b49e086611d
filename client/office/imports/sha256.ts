/** For browsers on plain http, which offer their own only to https. */
export function sha256(bytes: Uint8Array): string {
  const padded = pad(bytes)
  const view = new DataView(padded.buffer)
  const hash = Uint32Array.from(first.begin)
  const w = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let nr = 0; nr < 64; nr++) w[nr] = nr < 16 ? view.getUint32(at + nr * 4) : mixed(w, nr)
    addRounds(hash, w)
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

const first = firstWords()

function mixed(w: Uint32Array, nr: number): number {
  const far = word(w, nr - 15)
  const near = word(w, nr - 2)
  const a = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
  const b = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
  return word(w, nr - 16) + a + word(w, nr - 7) + b
}

function addRounds(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let nr = 0; nr < 64; nr++) {
    const ofE = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g))
    const one = (h + ofE + word(first.rounds, nr) + word(w, nr)) | 0
    const ofA = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + ofA) | 0
  }
  for (const [nr, each] of [a, b, c, d, e, f, g, h].entries()) hash[nr] = word(hash, nr) + each
}

/** A one, zeros, and the length in bits: blocks of 64 bytes. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length * 8)
  return padded
}

/** The first 32 fractional bits of the roots of the first primes: square and cube roots. */
function firstWords() {
  const behind = (root: number) => Math.floor((root % 1) * 2 ** 32)
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((each) => n % each)) primes.push(n)
  return {
    begin: primes.slice(0, 8).map((each) => behind(Math.sqrt(each))),
    rounds: Uint32Array.from(primes.map((each) => behind(Math.cbrt(each)))),
  }
}

const word = (words: Uint32Array, nr: number) => words[nr] ?? 0
const turn = (bits: number, by: number) => (bits >>> by) | (bits << (32 - by))
