/** What was typed and not saved yet outlives a reload, a failure and a new sign-in of this tab; signing out forgets it. */
export function keptDraft<T>(name: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: unknown): void {
  sessionStorage.setItem(`draft:${name}`, JSON.stringify(draft));
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(`draft:${name}`);
}
