import { type FormEvent, useId, useState } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleWrite } from '../use-console-write.ts';

export interface WrittenPlace {
  name_ar: string;
  name_en: string;
  lat: number;
  lng: number;
  synonyms: string[];
}

/** A city or a district being written; its names in both languages are asked for. */
export function PlaceSheet(props: {
  place: WrittenPlace;
  save: (place: WrittenPlace) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const id = useId();
  const { place } = props;
  const [draft, setDraft] = useState(() => ({
    ...{ name_ar: place.name_ar, name_en: place.name_en, lat: String(place.lat), lng: String(place.lng) },
    synonyms: place.synonyms.join('\n'),
  }));
  const form = useConsoleWrite(t('saved'), () => {
    props.onDone();
    props.onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.write(() => props.save(placeOf(draft)));
  };
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t('editNamed', { name: lang === 'ar' ? place.name_ar : place.name_en })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide pending={form.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <Fields draft={draft} change={setDraft} errorOf={form.errorOf} />
      </form>
    </Sheet>
  );
}

type Draft = Record<keyof WrittenPlace, string>;

function placeOf({ name_ar, name_en, lat, lng, synonyms }: Draft): WrittenPlace {
  const lines = synonyms.split('\n').map((line) => line.trim());
  return {
    ...{ name_ar, name_en, lat: Number(lat), lng: Number(lng) },
    synonyms: lines.filter((line) => line !== ''),
  };
}

function Fields(props: {
  draft: Draft;
  change: (draft: Draft) => void;
  errorOf: (field: string) => string | undefined;
}) {
  const t = useTranslations('consoleNames');
  const { draft, errorOf } = props;
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (value: string) => props.change({ ...draft, [name]: value }),
    error: errorOf(name),
  });
  return (
    <>
      <TextField label={t('nameAr')} lang="ar" dir="rtl" {...field('name_ar')} />
      <TextField label={t('nameEn')} lang="en" dir="ltr" {...field('name_en')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField label={t('lat')} ltr inputMode="decimal" {...field('lat')} />
        <TextField label={t('lng')} ltr inputMode="decimal" {...field('lng')} />
      </div>
      <TextArea
        label={t('synonyms')}
        hint={t('synonymsHint')}
        rows={5}
        dir="auto"
        {...field('synonyms')}
        error={errorOf('synonyms') ?? firstOf(errorOf, draft.synonyms.split('\n').length)}
      />
    </>
  );
}

/** The sentence of the first synonym that is refused. */
function firstOf(errorOf: (field: string) => string | undefined, lines: number): string | undefined {
  for (let at = 0; at < lines; at += 1) {
    const error = errorOf(`synonyms.${at}`);
    if (error !== undefined) return error;
  }
  return undefined;
}
