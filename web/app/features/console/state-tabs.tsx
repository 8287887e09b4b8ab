import { Link } from '../../rendering/link.tsx';

interface TabsProps<State extends string> {
  label: string;
  states: readonly State[];
  shown: State;
  nameOf: (state: State) => string;
  to: (state: State) => string;
}

/** Which part of a queue is listed, as links. */
export function StateTabs<State extends string>({ label, states, shown, nameOf, to }: TabsProps<State>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {states.map((each) => (
        <Link
          key={each}
          to={to(each)}
          aria-current={each === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-base px-3 text-soft hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-bold aria-[current]:text-primary"
        >
          {nameOf(each)}
        </Link>
      ))}
    </nav>
  );
}
