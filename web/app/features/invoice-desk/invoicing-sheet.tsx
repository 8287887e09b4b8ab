import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useInvoicing } from './use-invoicing.ts';

type Invoicing = CallData<'GET /api/v1/invoicing'>;

/** What invoices say of my business, and whether it issues those of its stays itself. */
export function InvoicingSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('invoices.settings');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'invoicing'],
    queryFn: () => callApi('GET /api/v1/invoicing', { lang }),
    enabled: isOpen,
  });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('cancel')}>
      <div className="grid gap-5 p-5">
        {data !== undefined ? (
          <Form invoicing={data} onSaved={onClose} />
        ) : error === null ? (
          <PageSkeleton />
        ) : (
          <Failed retry={() => void refetch()} />
        )}
      </div>
    </Sheet>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslations();
  return (
    <Notice tone="danger" action={<Button onClick={retry}>{t('common.retry')}</Button>}>
      {t('errors.server_error')}
    </Notice>
  );
}

const number = (text: ReactNode) => (
  <bdi dir="ltr" className="tabular">
    {text}
  </bdi>
);

function Form({ invoicing, onSaved }: { invoicing: Invoicing; onSaved: () => void }) {
  const t = useTranslations('invoices.settings');
  const lang = useLang();
  const form = useInvoicing(invoicing, onSaved);
  const { draft, change, errorOf } = form;
  const field = (name: 'street' | 'building_number' | 'district' | 'city' | 'postal_code') => ({
    label: t(name),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(`address.${name}`),
    autoComplete: 'off',
  });
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-5">
      <p className="text-sm text-soft">{t('text')}</p>
      <p>
        {invoicing.vat_number === null
          ? t('noVat')
          : t.rich('vat', { number: invoicing.vat_number, bdi: number })}{' '}
        <Link to={paths(lang).myInfo()} className="underline underline-offset-4">
          {t('toMyInfo')}
        </Link>
      </p>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-bold">{t('address')}</legend>
        <TextField {...field('street')} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField {...field('building_number')} inputMode="numeric" maxLength={4} ltr />
          <TextField {...field('postal_code')} inputMode="numeric" maxLength={5} ltr />
          <TextField {...field('district')} />
          <TextField {...field('city')} />
        </div>
      </fieldset>
      <SelfInvoicing {...form} />
      {invoicing.abilities.edit ? (
        <Button type="submit" size="large" pending={form.isPending}>
          {t('save')}
        </Button>
      ) : (
        <Notice tone="info">{t('readOnly')}</Notice>
      )}
    </form>
  );
}

function SelfInvoicing({ draft, change, errorOf }: ReturnType<typeof useInvoicing>) {
  const t = useTranslations('invoices.settings');
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('self')}
        hint={t('selfText')}
        isSelected={draft.isSelf}
        onChange={(isSelf) => change({ isSelf })}
        error={undefined}
      />
      {draft.isSelf ? (
        <TextField
          type="date"
          label={t('selfSince')}
          value={draft.selfSince}
          onChange={(selfSince) => change({ selfSince })}
          error={errorOf('self_since')}
        />
      ) : null}
    </div>
  );
}
