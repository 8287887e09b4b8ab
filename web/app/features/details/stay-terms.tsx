import type { AdDetails } from '@diyar/contract/finding/ads';
import { BEFORE_DAWN } from '@diyar/contract/values/day-use';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { isolated } from '../ads/periods.ts';
import { isLetShort } from '../ads/short-lets.ts';
import { Section } from './section.tsx';
import { useArrivalLines, useHoursLines, useLengthLines } from './stay-lines.ts';

interface Term {
  icon: IconName;
  title: string;
  lines: readonly string[];
}

/** The terms of booking in words: times, confirmation, down payment, security deposit, cancellation. */
export function StayTerms({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.terms');
  const terms = useTerms(ad);
  if (!ad.abilities.book) return null;
  return (
    <Section title={t('heading')} anchor="terms">
      <ul className="grid gap-5">
        {terms.map(({ icon, title, lines }) => (
          <li key={title} className="flex gap-4">
            <Icon name={icon} className="mt-0.5 size-6 text-soft" />
            <div className="min-w-0">
              <h3 className="font-bold">{title}</h3>
              {lines.map((line) => (
                <p key={line} className="max-w-prose text-soft">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useTerms(ad: AdDetails): Term[] {
  const t = useTranslations('adMore.terms');
  const { policy } = ad;
  const lets = letPeriods(ad);
  const depositLines = useDepositLines(ad);
  const hours = useHoursLines(ad.policy);
  const arrival = useArrivalLines(ad.policy);
  const lengths = useLengthLines(ad, lets);
  const downPayment = useDownPaymentLines(ad);
  const cancellation = useCancellationLines(ad);
  const terms: (Term | false)[] = [
    lets.daily &&
      !lastsUntilDawn(ad) && {
        icon: 'key',
        title: t('stay'),
        lines: [t(endsPastMidnight(ad) ? 'stayPastMidnight' : 'stayText', stayTimes(ad)), ...arrival],
      },
    (lets.hourly || lastsUntilDawn(ad)) && {
      icon: 'clock',
      title: t('hours'),
      lines: hours,
    },
    lengths.length > 0 && { icon: 'moon', title: t('nights'), lines: lengths },
    { icon: 'bolt', title: t('confirmation'), lines: [t(policy.instant ? 'instant' : 'approval')] },
    { icon: 'card', title: t('downPayment'), lines: downPayment },
    policy.security_deposit.amount > 0 && {
      icon: 'shield',
      title: t('deposit'),
      lines: depositLines,
    },
    { icon: 'calendar', title: t('cancellation'), lines: cancellation },
  ];
  return terms.filter((term) => term !== false);
}

function letPeriods({ prices }: AdDetails) {
  const has = (wanted: number) => prices.some(({ period }) => period === wanted);
  return { hourly: has(1), daily: has(2), monthly: has(3), yearly: has(4), long: has(3) || has(4) };
}

/** Let by the day without a night: who rents an office for a day keeps its hours, and need not hear of an exit at dawn. */
function lastsUntilDawn({ policy, day_use: isDayUse, prices }: AdDetails): boolean {
  return isDayUse && policy.departure_time === BEFORE_DAWN && prices.some(({ period }) => period === 2);
}

/** A day's use that goes on into the night; whoever sleeps there knows that they leave another day. */
function endsPastMidnight({ policy, day_use: isDayUse }: AdDetails): boolean {
  return isDayUse && policy.departure_time < policy.arrival_time;
}

function stayTimes({ policy }: AdDetails) {
  return { arrival: isolated(policy.arrival_time), departure: isolated(policy.departure_time) };
}

/** A deposit is held by Diyar; the security of a home's monthly or yearly lease is Ejar's (product.md 11). */
function useDepositLines(ad: AdDetails): string[] {
  const t = useTranslations('adMore.terms');
  const amount = isolated(ad.policy.security_deposit.text);
  const throughEjar = letPeriods(ad).long && ad.facts.usage === 'residential';
  return [
    ...(isLetShort(ad) || !throughEjar ? [t('depositText', { amount })] : []),
    ...(throughEjar ? [t('depositEjar', { amount })] : []),
  ];
}

/** The rest of a home's monthly or yearly rent is Ejar's, never ours (product.md 5). */
function useDownPaymentLines(ad: AdDetails): string[] {
  const t = useTranslations('adMore.terms');
  const { down_payment_percent: percent } = ad.policy;
  const lets = letPeriods(ad);
  const throughEjar = lets.long && ad.facts.usage === 'residential';
  const whole = percent === 100;
  const rest = isLetShort(ad) ? 'rest' : 'restLong';
  return [
    whole ? t('downPaymentAll') : t('downPaymentText', { percent }),
    ...(!whole && (isLetShort(ad) || !throughEjar) ? [t(rest)] : []),
    ...(!whole && throughEjar ? [t('restEjar')] : []),
  ];
}

function useCancellationLines(ad: AdDetails): string[] {
  const t = useTranslations('adMore.terms');
  const lets = letPeriods(ad);
  return [...(isLetShort(ad) ? [t(ad.policy.cancellation)] : []), ...(lets.long ? [t('longStays')] : [])];
}
