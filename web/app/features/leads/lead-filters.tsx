import { LEAD_KINDS, type LeadKind } from '@diyar/contract/words/lead-words';
import { useNavigate } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { leadPaths } from '../../site/lead-paths.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface LeadsQuery {
  kind: LeadKind | undefined;
  ad: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** By kind, ad and day; a choice shows at once. */
export function LeadFilters(props: { query: LeadsQuery; ads: readonly { id: string; title: string }[] }) {
  const t = useTranslations('leads');
  const lang = useLang();
  const navigate = useNavigate();
  const { query, ads } = props;
  const choose = (changes: { [K in keyof LeadsQuery]?: string }) => {
    const wanted = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '');
    void navigate(leadPaths(lang).leads(Object.fromEntries(wanted)), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label={t('kind')}
        value={query.kind ?? ''}
        onChange={(kind) => choose({ kind })}
        options={[
          { value: '', label: t('allKinds') },
          ...LEAD_KINDS.map((value) => ({ value, label: t(`kindWords.${value}`) })),
        ]}
        error={undefined}
      />
      <Select
        label={t('ad')}
        value={query.ad ?? ''}
        onChange={(ad) => choose({ ad })}
        options={[
          { value: '', label: t('allAds') },
          ...ads.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        error={undefined}
      />
      <TextField
        label={t('from')}
        type="date"
        value={query.from ?? ''}
        onChange={(from) => choose({ from })}
        error={undefined}
      />
      <TextField
        label={t('to')}
        type="date"
        value={query.to ?? ''}
        onChange={(to) => choose({ to })}
        error={undefined}
      />
    </div>
  );
}
