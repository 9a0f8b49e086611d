/** The store of this device: typed forms, photos in transit. Cleared with the browser's data. */
export type Room = 'forms' | 'photos'

const name = 'office'
let opened: Promise<IDBDatabase> | undefined

/** Undefined without an entry or without storage. */
export async function readStored<T>(room: Room, key: string): Promise<T | undefined> {
  try {
    return (await inRoom(room, 'readonly', (store) => store.get(key))) as T | undefined
  } catch {
    return undefined
  }
}

/** Returns whether the device stored it: storage may be full or forbidden. */
export async function writeStored(room: Room, key: string, value: unknown): Promise<boolean> {
  try {
    await inRoom(room, 'readwrite', (store) => store.put(value, key))
    return true
  } catch {
    return false
  }
}

export async function forget(room: Room, key: string): Promise<void> {
  await inRoom(room, 'readwrite', (store) => store.delete(key)).catch(() => {})
}

/** Deletes photos that no form names. Reads them before forms: each is stored before its form. */
export async function sweepPhotos<F>(namesOf: (form: F) => readonly string[]): Promise<void> {
  try {
    const ids = await inRoom('photos', 'readonly', (store) => store.getAllKeys())
    const forms: F[] = await inRoom('forms', 'readonly', (store) => store.getAll())
    const named = new Set(forms.flatMap(namesOf))
    for (const id of ids.map(String)) if (!named.has(id)) await forget('photos', id)
  } catch {
    // Without storage there is nothing to delete.
  }
}

async function inRoom<T>(
  room: Room,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open()
  const database = await opened.catch((error) => {
    opened = undefined
    throw error
  })
  const transaction = database.transaction(room, mode)
  const request = act(transaction.objectStore(room))
  // Without waiting for the request: a page that goes away now would take the letter with it.
  if (mode === 'readwrite') transaction.commit?.()
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const room of ['forms', 'photos'] satisfies Room[]) {
        request.result.createObjectStore(room)
      }
    }
    request.onsuccess = () => {
      // A browser may close it, as when its data are cleared: the next use reopens it.
      request.result.onclose = () => {
        opened = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another tab holds an older store'))
  })
}
