import { openStoredText } from '../../ui/state/stored-text'

/** `from` and `to` in hours of this device; the same hour twice: never quiet. */
export type Ring = { isOn: boolean; from: number; to: number }

const stored = openStoredText('local', 'ring')
const first: Ring = { isOn: false, from: 22, to: 8 }

export function useRing(): [Ring, (changes: Partial<Ring>) => void] {
  const ring = readRing(stored.use())
  return [ring, (changes) => stored.write(JSON.stringify({ ...ring, ...changes }))]
}

export const ringNow = () => readRing(stored.read())

/** Anything may stand in the storage of a device. */
function readRing(text: string | null): Ring {
  try {
    const { isOn, from, to } = JSON.parse(text ?? '{}')
    const hour = (value: unknown, usual: number) =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24 ? Number(value) : usual
    return { isOn: isOn === true, from: hour(from, first.from), to: hour(to, first.to) }
  } catch {
    return first
  }
}

export function isQuiet({ from, to }: Ring, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

let audio: AudioContext | undefined

/** A browser plays nothing before the first press: this is called by it. */
export function unlockSound(): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}

/** Two notes of a bell, a second long. */
export function playRing(): void {
  if (audio?.state !== 'running') return
  for (const [nr, hertz] of [880, 1174.7].entries()) {
    const start = audio.currentTime + nr * 0.22
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.001, start)
    volume.gain.exponentialRampToValueAtTime(0.4, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.8)
    const note = audio.createOscillator()
    note.frequency.value = hertz
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + 0.8)
  }
}
