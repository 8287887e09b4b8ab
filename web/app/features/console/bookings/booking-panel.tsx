import type { ConsoleReservation } from '@diyar/contract/console/console-reservations';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Card } from '../../../ui/card.tsx';
import { bookedNounOf, DailyNounContext } from '../../ads/daily-noun.ts';
import { AdSummary } from '../../booking/stay/ad-summary.tsx';
import { History } from '../../reservations/history.tsx';
import { MoneySummary } from '../../reservations/money-summary.tsx';
import { Section } from '../../reservations/section.tsx';
import { StateChip } from '../../reservations/state-chip.tsx';
import { StayFacts } from '../../reservations/stay-facts.tsx';
import { CancelForm } from './cancel-form.tsx';
import { MessageEvidence } from './message-evidence.tsx';

/** A booking as an operator sees it, and how it is cancelled. */
export function BookingPanel({ booking, refetch }: { booking: ConsoleReservation; refetch: () => void }) {
  const t = useTranslations();
  const { reservation, guest, host, cancelling } = booking;
  return (
    <DailyNounContext value={bookedNounOf(reservation)}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          <Card as="section" className="grid gap-5 p-5 md:p-6">
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="text-lg font-bold">
                {t('reservations.number', { number: ltrText(reservation.id) })}
              </h2>
              <StateChip state={reservation.state} />
            </div>
            <AdSummary ad={reservation.ad} heading="p" />
            <p className="text-sm text-soft">
              {t('reservations.guestName', { name: guest.name })}
              {' · '}
              {t('reservations.hostName', { name: host.name })}
            </p>
            <StayFacts stay={reservation} />
          </Card>
          <Section title={t('reservations.history')}>
            <History history={reservation.history} />
          </Section>
          <Section title={t('consoleThreads.messages')}>
            <MessageEvidence number={reservation.id} />
          </Section>
        </div>
        <div className="grid gap-6">
          <Section title={t('reservations.money')}>
            <MoneySummary reservation={{ ...reservation, side: 'host' }} />
          </Section>
          {cancelling === null ? null : (
            <CancelForm number={reservation.id} cancelling={cancelling} refetch={refetch} />
          )}
        </div>
      </div>
    </DailyNounContext>
  );
}
