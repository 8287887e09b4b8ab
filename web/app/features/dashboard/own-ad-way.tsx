import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { NotFound } from './property-page.tsx';

/** The way from an ad's number to its place among its property's units, or to the page that edits its unit. */
export function OwnAdWay({ id }: { id: string }) {
  const t = useTranslations('ownAds');
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'own-ad', id],
    queryFn: () => callApi('GET /api/v1/host/ads/{id}', { params: { id }, lang }),
  });
  useEffect(() => {
    if (data === undefined) return;
    const { to: aim, ...rest } = Object.fromEntries(query);
    const to = supplyPaths(lang);
    const { property_id, unit_id } = data;
    const address =
      aim === 'edit' ? to.editUnit(property_id, unit_id) : to.property(property_id, { ad: id, ...rest });
    void navigate(address, { replace: true });
  }, [data, id, lang, navigate, query]);
  if (error === null) return <PageSkeleton />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return <NotFound />;
  return <OwnAdProblem isPage error={error} title={t('loadFailed')} retry={() => void refetch()} />;
}
