import type { ServiceTemplate } from '@diyar/contract/supply/service-templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { TemplateCard } from './template-card.tsx';
import { TemplateSheet } from './template-sheet.tsx';
import { TemplateUnits } from './template-units.tsx';

type Templates = CallData<'GET /api/v1/host/service-templates'>;

/** The account's service templates: writing one, and choosing the units that offer it. */
export function ServiceTemplatesPage() {
  const t = useTranslations('serviceTemplates');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'service-templates'],
    queryFn: () => callApi('GET /api/v1/host/service-templates', { lang }),
  });
  if (data !== undefined) return <Shown data={data} onChange={() => void refetch()} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

type Open =
  | { sheet: 'content'; template: ServiceTemplate | null }
  | { sheet: 'units'; template: ServiceTemplate };

function Shown({ data, onChange }: { data: Templates; onChange: () => void }) {
  const t = useTranslations('serviceTemplates');
  const [open, setOpen] = useState<Open | null>(null);
  const { items, units, abilities } = data;
  const changed = () => {
    setOpen(null);
    onChange();
  };
  const add = abilities.edit ? (
    <Button onClick={() => setOpen({ sheet: 'content', template: null })}>{t('add')}</Button>
  ) : null;
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={t('lead', { count: items.length })}
        action={items.length === 0 ? null : add}
      />
      {abilities.edit ? null : <Notice tone="info">{t('viewerOnly')}</Notice>}
      {items.length === 0 ? (
        <EmptyState drawing="receipt" title={t('empty')} text={t('emptyText')} action={add} />
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {items.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              mayEdit={abilities.edit}
              hasUnits={units.length > 0}
              onEdit={() => setOpen({ sheet: 'content', template })}
              onUnits={() => setOpen({ sheet: 'units', template })}
              onRemoved={onChange}
            />
          ))}
        </ul>
      )}
      {open?.sheet === 'content' ? (
        <TemplateSheet template={open.template} onClose={() => setOpen(null)} onSaved={changed} />
      ) : null}
      {open?.sheet === 'units' ? (
        <TemplateUnits
          template={open.template}
          units={units}
          onClose={() => setOpen(null)}
          onSaved={changed}
        />
      ) : null}
    </div>
  );
}
