/** What is not saved yet, kept by the browser so that leaving the page loses nothing. */

const KEY = "deskovka-draft/";

export function keep(place: string, draft: unknown): void {
  try {
    localStorage.setItem(KEY + place, JSON.stringify(draft));
  } catch {
    // the browser forbids storing or has no room: it holds until the page is left
  }
}

export function kept<T>(place: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + place) ?? "null") as T | null;
  } catch {
    return null; // something else wrote there
  }
}

export function forget(place: string): void {
  try {
    localStorage.removeItem(KEY + place);
  } catch {
    // then nothing was kept
  }
}
