import type { MyInfo } from '@diyar/contract/people/my-info';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BasicFields } from './basic-fields.tsx';
import { BusinessFields } from './business-fields.tsx';
import { Section } from './section.tsx';
import { type InfoEditor, useInfoForm } from './use-info-form.ts';

/** The form of a refused save puts the focus on its first field with an error; one with conflicts is scrolled to its top. */
function useFormWithErrors(editor: InfoEditor) {
  const form = useRef<HTMLFormElement>(null);
  const hasConflicts = Object.keys(editor.conflicts).length > 0;
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (editor.refusal !== undefined) first?.focus();
  }, [editor.refusal]);
  useEffect(() => {
    if (hasConflicts) form.current?.scrollIntoView({ block: 'start' });
  }, [hasConflicts]);
  return { form, hasConflicts };
}

/** The public part of the account's profile, saved together. */
export function InfoSections(props: { info: MyInfo; onSaved: (info: MyInfo) => void }) {
  const t = useTranslations();
  const { info } = props;
  const editor = useInfoForm(info, props.onSaved);
  const isBusiness = info.business !== null;
  const { form, hasConflicts } = useFormWithErrors(editor);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!editor.isPending) editor.save();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid scroll-mt-24 gap-6">
      <fieldset disabled={!info.abilities.edit} className="contents">
        {hasConflicts ? (
          <Notice tone="warning" icon="warning">
            <p role="alert" className="font-bold">
              {t('myInfo.conflict.title')}
            </p>
            <p>{t('myInfo.conflict.text')}</p>
          </Notice>
        ) : null}
        <Section title={t('myInfo.basics')}>
          <BasicFields editor={editor} phone={info.phone} isBusiness={isBusiness} />
        </Section>
        {isBusiness ? (
          <Section title={t('myInfo.businessTitle')}>
            <BusinessFields editor={editor} />
          </Section>
        ) : null}
        {info.abilities.edit ? <SaveBar editor={editor} /> : null}
      </fieldset>
    </form>
  );
}

function SaveBar({ editor }: { editor: InfoEditor }) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {editor.hasChanges ? (
        <>
          <p className="grow text-sm text-soft">{t('myInfo.unsaved')}</p>
          <Button kind="secondary" onClick={editor.discard}>
            {t('myInfo.discard')}
          </Button>
        </>
      ) : null}
      <Button type="submit" pending={editor.isPending}>
        {t('common.save')}
      </Button>
    </div>
  );
}
