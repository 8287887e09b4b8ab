/** What a person wrote about a step; nothing where it is a word of ours, which the step itself says. */
export function stepReason({ reason }: { reason: string }): string | undefined {
  return /^[a-z_]+$/.test(reason) ? undefined : reason;
}
