import { callApi } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { CaseList } from '../case-list.tsx';
import { ClaimCase } from './claim-case.tsx';

/** Claims of security deposits to be decided; the address keeps which one is open. */
export function ClaimsPage() {
  const t = useTranslations('consoleClaims');
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{t('title')}</h1>
      <CaseList
        name="claim-cases"
        param="claim"
        ask={() => callApi('GET /api/v1/console/claims')}
        empty={{ title: t('none'), text: t('noneText') }}
        lead={({ second_above: above }) =>
          `${t('intro')} ${t('secondAbove', { amount: ltrText(above.text) })}`
        }
        item={(one, { refetch, ...open }) => <ClaimCase key={one.id} one={one} {...open} onDone={refetch} />}
      />
    </div>
  );
}
