/** The small mark of Diyar, where there is no room for its name: two gables on one line with a door, under gold triangles. Drawn by us. */
export function LogoMark(props: { className?: string }) {
  return (
    <svg viewBox="0 0 36 32" className={props.className ?? 'h-8'} aria-hidden="true">
      <path d="M2 29 13 7l5 10 5-10 11 22Z" fill="var(--primary)" />
      <path d="M13 1l3 5h-6ZM23 1l3 5h-6Z" fill="var(--gold)" />
      <path d="M14.5 29v-5.5a3.5 3.5 0 0 1 7 0V29Z" fill="var(--background)" />
    </svg>
  );
}

/** The name, written by us in strokes: ديار, and the two dots of its ي are gold triangles. English pages have Latin letters beside it. */
export function Logo(props: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 68 40" className="h-9 shrink-0" role="img" aria-label={props.name}>
        <path
          d="M56 8c4 3.5 7 8.5 7 13.5 0 2.5-1.5 4.5-4.5 4.500H48M42 14v8c0 2.6-1.4 4-4 4h-5c-2.6 0-4-1.4-4-4V4M17 15c2.5 6 1.5 15.5-12 18"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="5.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="m30.5 32 4.2 7h-8.400ZM40.5 32l4.2 7h-8.400Z" fill="var(--gold)" />
      </svg>
      <span
        className="hidden text-lg leading-none font-bold text-ink in-[[lang=en]]:inline"
        aria-hidden="true"
      >
        {props.name}
      </span>
    </span>
  );
}
