/* What is kept in the browser. Where storage is forbidden, the page still works and forgets. */

const memory = new Map<string, string>();

export function load<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key) ?? memory.get(key);
    return text === undefined || text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: memory has it for as long as the page lives.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
