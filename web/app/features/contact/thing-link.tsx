import type { TicketThing } from '@diyar/contract/people/tickets';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';

/** The ad or booking of a ticket by its number, and the way to it. */
export function ThingLink({ thing: { kind, id } }: { thing: TicketThing }) {
  const t = useTranslations('contact.aboutThing');
  const to = paths(useLang());
  return (
    <Link
      to={kind === 'ad' ? to.details(id) : to.reservation(id)}
      className="tabular inline-flex min-h-11 items-center font-medium text-primary hover:underline"
    >
      {t(kind, { number: ltrText(id) })}
    </Link>
  );
}
