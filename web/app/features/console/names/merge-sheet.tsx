import type { ConsoleDistrict, OneDistrict } from '@diyar/contract/console/console-names';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleWrite } from '../use-console-write.ts';
import { useConsoleCall } from '../use-operator.ts';

/** Merging a district into another: what moves with it is said first. */
export function MergeSheet(props: { district: ConsoleDistrict; onClose: () => void; onDone: () => void }) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const id = useId();
  const call = useConsoleCall();
  const { slug, name_ar, name_en } = props.district;
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-district', slug],
    queryFn: () => call(() => callApi('GET /api/v1/console/districts/{slug}', { params: { slug }, lang })),
    retry: false,
  });
  const form = useConsoleWrite(t('merged'), () => {
    props.onDone();
    props.onClose();
  });
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t('mergeNamed', { name: lang === 'ar' ? name_ar : name_en })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide kind="danger" pending={form.isPending}>
          {t('merge')}
        </Button>
      }
    >
      {data === undefined ? (
        error === null ? (
          <PageSkeleton />
        ) : (
          <ConsoleProblem error={error} retry={() => void refetch()} />
        )
      ) : (
        <MergeForm id={id} district={data} form={form} />
      )}
    </Sheet>
  );
}

function MergeForm(props: { id: string; district: OneDistrict; form: ReturnType<typeof useConsoleWrite> }) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const { slug, others, properties, requests, searches, former } = props.district;
  const { write, errorOf } = props.form;
  const [into, setInto] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { into, reason };
    const path = 'POST /api/v1/console/districts/{slug}/merging';
    void write(() => callApi(path, { params: { slug }, body, lang }));
  };
  return (
    <form id={props.id} onSubmit={submit} noValidate className="grid gap-5">
      <Notice tone="warning">{t('mergeText')}</Notice>
      <div>
        <h3 className="font-medium">{t('moves')}</h3>
        <ul className="text-soft">
          <li>{t('properties', { count: properties })}</li>
          <li>{t('requests', { count: requests })}</li>
          <li>{t('searches', { count: searches })}</li>
          {former.length === 0 ? null : <li>{t('former', { slugs: ltrText(former.join(' · ')) })}</li>}
        </ul>
      </div>
      <Select
        label={t('into')}
        value={into}
        onChange={setInto}
        options={[
          { value: '', label: t('chooseInto') },
          ...others.map((other) => ({ value: other.slug, label: other.name })),
        ]}
        error={errorOf('into')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        rows={3}
        dir="auto"
        error={errorOf('reason')}
      />
    </form>
  );
}
