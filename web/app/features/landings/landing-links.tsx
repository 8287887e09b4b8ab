import { Link } from '../../rendering/link.tsx';

export interface LandingLink {
  address: string;
  text: string;
}

/** Links to searches that have a page of their own. */
export function LandingLinks({ links }: { links: readonly LandingLink[] }) {
  return (
    <ul className="grid gap-x-6 max-sm:-mx-4 max-sm:grid-flow-col max-sm:grid-rows-[repeat(3,auto)] max-sm:justify-start max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ address, text }) => (
        <li key={address}>
          <Link
            to={address}
            className="inline-flex min-h-11 items-center text-primary hover:underline max-sm:whitespace-nowrap"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
