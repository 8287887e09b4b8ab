import { AUDIENCES } from '@diyar/contract/words/broadcast-words';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { type BroadcastForm, useBroadcastForm } from './use-broadcast-form.ts';

/** Writing a notice: how many it reaches is said before it is sent. */
export function BroadcastSheet(props: { onClose: () => void; onDone: () => void }) {
  const t = useTranslations('consoleBroadcasts');
  const id = useId();
  const form = useBroadcastForm(() => {
    props.onDone();
    props.onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  const { draft, change, errorOf, count } = form;
  const isCounting = count === undefined && (draft.audience !== 'city' || draft.city !== '');
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t('write')}
      closeLabel={t('close')}
      footer={
        <div className="grid gap-3">
          <p role="status" className="font-medium">
            {isCounting ? t('counting') : count === undefined ? '' : t('reaches', { count })}
          </p>
          <Button
            type="submit"
            form={id}
            wide
            pending={form.isPending}
            {...(count === 0 && { disabledReason: t('nobody') })}
          >
            {t('send')}
          </Button>
        </div>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <GroupFields form={form} />
        {(['text_ar', 'text_en'] as const).map((field) => (
          <TextArea
            key={field}
            label={t(field === 'text_ar' ? 'textAr' : 'textEn')}
            lang={field === 'text_ar' ? 'ar' : 'en'}
            dir={field === 'text_ar' ? 'rtl' : 'ltr'}
            rows={4}
            maxLength={300}
            value={draft[field]}
            onChange={(value) => change({ [field]: value })}
            error={errorOf(field)}
          />
        ))}
      </form>
    </Sheet>
  );
}

function GroupFields({ form: { draft, change, errorOf } }: { form: BroadcastForm }) {
  const t = useTranslations('consoleBroadcasts');
  const lang = useLang();
  const { data } = useQuery({
    queryKey: [lang, 'cities'],
    queryFn: () => callApi('GET /api/v1/cities', { lang }),
    enabled: draft.audience === 'city',
  });
  const cities = (data?.items ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <Select
        label={t('audience')}
        value={draft.audience}
        onChange={(next) => change({ audience: AUDIENCES.find((one) => one === next) ?? 'all' })}
        options={AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        error={errorOf('audience')}
      />
      {draft.audience === 'city' ? (
        <Select
          label={t('city')}
          value={draft.city}
          onChange={(city) => change({ city })}
          options={[{ value: '', label: t('chooseCity') }, ...cities]}
          error={errorOf('city')}
        />
      ) : null}
    </>
  );
}
