import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { CaseList } from '../case-list.tsx';
import { RefundCase } from './refund-case.tsx';

/** Refunds that the gateway did not take, to be decided; the address keeps which one is open. */
export function RefundsPage() {
  const t = useTranslations('consoleRefunds');
  const client = useQueryClient();
  const countAnew = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('desk') });
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <CaseList
        name="failed-refunds"
        param="refund"
        ask={() => callApi('GET /api/v1/console/refunds')}
        empty={{ title: t('none'), text: t('noneText') }}
        lead={({ second_above: above }) =>
          `${t('intro')} ${t('secondAbove', { amount: ltrText(above.text) })}`
        }
        item={(one, { refetch, ...open }) => (
          <RefundCase
            key={one.id}
            one={one}
            {...open}
            onChanged={() => {
              refetch();
              void countAnew();
            }}
          />
        )}
      />
    </div>
  );
}
