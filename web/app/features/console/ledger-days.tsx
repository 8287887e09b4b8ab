import { useQuery } from '@tanstack/react-query';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { RowCards } from '../../ui/row-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ConsoleProblem } from './console-problem.tsx';
import { useConsoleCall } from './use-operator.ts';

type Days = CallData<'GET /api/v1/console/ledger/days'>;

const FIGURES = ['received', 'refunded', 'paid_out', 'earned', 'gateway_fees', 'held', 'owed'] as const;

/** What moved on each of the last days, what was held and owed at its end, and for whom most is held now. */
export function LedgerDays() {
  const t = useTranslations('consoleBooks');
  const lang = useLang();
  const call = useConsoleCall();
  const isWide = useMedia('(min-width: 48rem)', true);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'ledger-days'],
    queryFn: () => call(() => callApi('GET /api/v1/console/ledger/days')),
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-80" />
    ) : (
      <ConsoleProblem error={error} retry={() => void refetch()} />
    );
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('days')}</h2>
      <p className="text-sm text-soft">{t('daysIntro')}</p>
      {isWide ? <DaysTable days={data.items} /> : <DayCards days={data.items} />}
      <HeldFor held={data.held_for} />
    </section>
  );
}

const CELL = 'border-b border-line/70 p-2 text-start whitespace-nowrap';

function DayCards({ days }: { days: Days['items'] }) {
  const t = useTranslations('consoleBooks');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
    <section aria-label={t('days')} tabIndex={0} className="max-h-120 overflow-y-auto">
      <RowCards
        label={t('days')}
        rows={days.map((day) => ({
          key: day.date,
          name: <bdi dir="ltr">{day.date}</bdi>,
          cells: FIGURES.map((key) => ({
            label: t(`figures.${key}`),
            value: <Price text={day[key].text} />,
          })),
        }))}
      />
    </section>
  );
}

function DaysTable({ days }: { days: Days['items'] }) {
  const t = useTranslations('consoleBooks');
  return (
    <section
      aria-label={t('days')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-base border border-line bg-surface"
    >
      <table className="tabular w-full border-separate border-spacing-0 text-sm">
        <thead className="text-xs text-soft">
          <tr>
            {['day' as const, ...FIGURES].map((key) => (
              <th
                key={key}
                scope="col"
                className="sticky top-0 border-b border-line bg-surface p-2 text-start font-medium"
              >
                {key === 'day' ? t('day') : t(`figures.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date} className="hover:bg-sunken">
              <th scope="row" className={`${CELL} font-normal`}>
                <bdi dir="ltr">{day.date}</bdi>
              </th>
              {FIGURES.map((key) => (
                <td key={key} className={CELL}>
                  <Price text={day[key].text} className={day[key].amount === 0 ? 'text-soft' : ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HeldFor({ held }: { held: Days['held_for'] }) {
  const t = useTranslations('consoleBooks');
  if (held.length === 0) return null;
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h3 className="font-bold">{t('heldFor')}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-2 text-sm md:grid-cols-2">
        {held.map(({ account, amount }) => (
          <div key={account.id} className="flex justify-between gap-4">
            <dt className="min-w-0 truncate">
              <bdi>{account.name}</bdi>
            </dt>
            <dd className="shrink-0 font-medium">
              <Price text={amount.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
