interface Choice {
  slug: string;
  name: string;
  hidden: boolean;
}

/** Choices of a form: without those that operators hid, unless they are chosen already. */
export function offered(
  choices: readonly Choice[],
  chosen: readonly string[],
): { value: string; label: string }[] {
  return choices
    .filter(({ slug, hidden }) => !hidden || chosen.includes(slug))
    .map(({ slug, name }) => ({ value: slug, label: name }));
}
