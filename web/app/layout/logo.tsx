/** The mark of Diyar: three Najdi triangles as gables on one line, with a door. Drawn by us. */
export function LogoMark(props: { className?: string }) {
  return (
    <svg viewBox="0 0 36 32" className={props.className ?? 'h-8'} aria-hidden="true">
      <path d="M2 29 13 7l5 10 5-10 11 22Z" fill="var(--primary)" />
      <path d="M13 1l3 5h-6ZM23 1l3 5h-6Z" fill="var(--gold)" />
      <path d="M14.5 29v-5.5a3.5 3.5 0 0 1 7 0V29Z" fill="var(--background)" />
    </svg>
  );
}

/** Mark and name; the name is the font's own bold, so it is sharp at every size and speaks the page's language. */
export function Logo(props: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark className="h-8" />
      <span className="pt-1 text-xl leading-none font-bold text-ink">{props.name}</span>
    </span>
  );
}
