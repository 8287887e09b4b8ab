import type { RequestDetails } from '@diyar/contract/finding/requests';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { RequestFields } from './request-fields.tsx';
import { useRequestForm } from './use-request-form.ts';

/** Asking for property; with `copy` in the address a changed copy of one of one's own requests. */
export function AddRequestPage() {
  const t = useTranslations('ownRequests');
  const lang = useLang();
  const id = useSearchParams()[0].get('copy') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'request', id],
    queryFn: () => callApi('GET /api/v1/requests/{id}', { params: { id }, lang }),
    enabled: id !== '',
  });
  if (id === '') return <Form copy={undefined} />;
  if (data !== undefined) return <Form copy={data} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Form({ copy }: { copy: RequestDetails | undefined }) {
  const t = useTranslations('ownRequests.form');
  const lang = useLang();
  const form = useRequestForm(copy);
  const { data } = useQuery({
    queryKey: [lang, 'own-requests', 'days'],
    queryFn: () => callApi('GET /api/v1/user/requests', { query: { per_page: 1 }, lang }),
  });
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={copy === undefined ? data && t('lead', { days: data.days }) : t('copyLead')}
      />
      <RequestFields form={form} />
    </div>
  );
}
