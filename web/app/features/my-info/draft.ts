/** Typed values that are not saved yet survive a reload, a failure and a new sign-in in this tab; signing out removes them. */
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
