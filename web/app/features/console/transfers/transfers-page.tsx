import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { CaseList } from '../case-list.tsx';
import { deskQuery } from '../desk-queues.ts';
import { StatementView } from '../statement/statement-view.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { BankRefunds } from './bank-refunds.tsx';
import { ReceiptCase } from './receipt-case.tsx';

const VIEWS = ['receipts', 'statement', 'refunds'] as const;
const CASES = 'transfer-cases';
const askCases = () => callApi('GET /api/v1/console/transfers');

/** How many wait behind each tab, as far as it is known. */
function useCounts(): Partial<Record<(typeof VIEWS)[number], number>> {
  const lang = useLang();
  const call = useConsoleCall();
  const { data } = useQuery({ queryKey: [lang, CASES], queryFn: () => call(askCases) });
  const desk = useQuery(deskQuery(lang, call)).data;
  return {
    ...data?.counts,
    ...(desk && { statement: desk.queues.find(({ key }) => key === 'bank_lines')?.waiting ?? 0 }),
  };
}

/** Receipts of bank transfers to be decided, the bank's statement, and money to be sent back; the address keeps which, and what is open. */
export function TransfersPage() {
  const t = useTranslations('consoleTransfers');
  const [query, setQuery] = useSearchParams();
  const counts = useCounts();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'receipts';
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <div className="min-w-0 max-w-lg">
        <SegmentedControl
          label={t('view')}
          labelHidden
          wraps
          options={VIEWS.map((value) => ({
            value,
            label: (
              <span className="tabular">
                {t(`tabs.${value}`)} {counts[value]?.toLocaleString('en-US')}
              </span>
            ),
          }))}
          value={view}
          onChange={(value) => setQuery(value === 'receipts' ? {} : { view: value })}
        />
      </div>
      {view === 'receipts' ? <Receipts /> : view === 'statement' ? <StatementView /> : <BankRefunds />}
    </div>
  );
}

function Receipts() {
  const t = useTranslations('consoleTransfers');
  return (
    <CaseList
      name={CASES}
      param="receipt"
      ask={askCases}
      empty={{ title: t('none'), text: t('noneText') }}
      lead={({ second_above: above }) => `${t('intro')} ${t('secondAbove', { amount: ltrText(above.text) })}`}
      item={(one, { refetch, ...open }) => <ReceiptCase key={one.id} one={one} {...open} onDone={refetch} />}
    />
  );
}
