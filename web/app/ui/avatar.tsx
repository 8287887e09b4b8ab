/** The first letter of a name in a soft circle. Decorative: the name stands beside it. */
export function Avatar(props: { name: string }) {
  const letter = [...props.name.trim()][0] ?? '';
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-pill bg-primary-soft font-bold text-primary"
    >
      {letter}
    </span>
  );
}
