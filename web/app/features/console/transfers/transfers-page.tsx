import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { CaseList } from '../case-list.tsx';
import { StatementView } from '../statement/statement-view.tsx';
import { BankRefunds } from './bank-refunds.tsx';
import { ReceiptCase } from './receipt-case.tsx';

const VIEWS = ['receipts', 'statement', 'refunds'] as const;

/** Receipts of bank transfers to be decided, the bank's statement, and money to be sent back; the address keeps which, and what is open. */
export function TransfersPage() {
  const t = useTranslations('consoleTransfers');
  const [query, setQuery] = useSearchParams();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'receipts';
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <div className="min-w-0 max-w-lg">
        <SegmentedControl
          label={t('view')}
          labelHidden
          options={VIEWS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
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
      name="transfer-cases"
      param="receipt"
      ask={() => callApi('GET /api/v1/console/transfers')}
      empty={{ title: t('none'), text: t('noneText') }}
      lead={({ second_above: above }) => `${t('intro')} ${t('secondAbove', { amount: ltrText(above.text) })}`}
      item={(one, { refetch, ...open }) => <ReceiptCase key={one.id} one={one} {...open} onDone={refetch} />}
    />
  );
}
