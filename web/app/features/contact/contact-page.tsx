import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { MyTickets } from './my-tickets.tsx';
import { TicketForm } from './ticket-form.tsx';
import { TicketView } from './ticket-view.tsx';

/** The way to Diyar: the form with the tickets of who is signed in, or the one ticket that the address names. */
export function ContactPage({ hours }: { hours: string }) {
  const t = useTranslations('contact');
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const isSignedIn = useSession().status === 'signed_in';
  const [sent, setSent] = useState<string>();
  const ticket = query.get('ticket');
  const open = ({ id, key }: { id: string; key: string | null }) => {
    setSent(id);
    void navigate(paths(lang).contact({ ticket: id, k: key ?? undefined }));
  };
  // The server renders the form for every address: a ticket is nobody else's business.
  if (isHydrated && ticket !== null) {
    return (
      <div className="page max-w-3xl py-6 md:py-10">
        <TicketView key={ticket} id={ticket} linkKey={query.get('k') ?? undefined} isNew={sent === ticket} />
      </div>
    );
  }
  return (
    <div
      className={`page grid gap-8 py-6 md:py-10 ${isSignedIn ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : 'max-w-3xl'}`}
    >
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <h1 className="text-2xl font-bold">{t('title')}</h1>
          <p>{t('intro')}</p>
          <p className="text-soft">{t(isSignedIn ? 'introMine' : 'introGuest')}</p>
          <p className="text-soft">{t('hours', { hours })}</p>
        </div>
        <TicketForm onSent={open} />
      </div>
      {isSignedIn ? <MyTickets /> : null}
    </div>
  );
}
