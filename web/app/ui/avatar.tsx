/** What a business is, before its own name; every second office would have the same letter. */
const KIND = /^(?:(?:مكتب|شركة|مؤسسة|مجموعة) (?:ال)?|(?:the|al) )(?=\S)/iu;

/** The letter a name is told by: the first one of a business's own name. */
export function initialOf(name: string): string {
  return [...name.trim().replace(KIND, '')][0] ?? '';
}

/** The first letter of a name in a soft circle. Decorative: the name stands beside it. */
export function Avatar(props: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-pill bg-primary-soft font-bold text-primary"
    >
      {initialOf(props.name)}
    </span>
  );
}
