import type { ConsoleCategory, ConsoleFeature } from '@diyar/contract/console/console-names';
import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleWrite } from '../use-console-write.ts';

const TEXTS = [
  { name: 'name_ar', label: 'nameAr', lang: 'ar' },
  { name: 'name_en', label: 'nameEn', lang: 'en' },
  { name: 'plural_ar', label: 'pluralAr', lang: 'ar' },
  { name: 'plural_en', label: 'pluralEn', lang: 'en' },
] as const;
type Texts = Partial<Record<(typeof TEXTS)[number]['name'], string>>;

type Kind = ConsoleCategory | ConsoleFeature;

/** What is written of a category or a feature until it is saved. */
function useKindForm(kind: Kind, onDone: () => void) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const [texts, setTexts] = useState<Texts>(kind);
  const [sort, setSort] = useState(String(kind.sort));
  const [hidden, setHidden] = useState(kind.hidden);
  const { write, isPending, errorOf } = useConsoleWrite(t('saved'), onDone);
  const save = () => {
    const words = { name_ar: texts.name_ar ?? '', name_en: texts.name_en ?? '', sort: Number(sort), hidden };
    const plurals = { plural_ar: texts.plural_ar ?? '', plural_en: texts.plural_en ?? '' };
    const params = { slug: kind.slug };
    return write(() =>
      'plural_ar' in kind
        ? callApi('PUT /api/v1/console/categories/{slug}', { params, body: { ...words, ...plurals }, lang })
        : callApi('PUT /api/v1/console/features/{slug}', { params, body: words, lang }),
    );
  };
  return { texts, setTexts, sort, setSort, hidden, setHidden, isPending, errorOf, save };
}

/** A category or a feature being written. */
export function KindSheet(props: { kind: Kind; onClose: () => void; onDone: () => void }) {
  const t = useTranslations('consoleNames');
  const lang = useLang();
  const id = useId();
  const { kind } = props;
  const form = useKindForm(kind, () => {
    props.onDone();
    props.onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t('editNamed', { name: kind[`name_${lang}`] })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide pending={form.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <KindFields kind={kind} form={form} />
      </form>
    </Sheet>
  );
}

function KindFields({ kind, form }: { kind: Kind; form: ReturnType<typeof useKindForm> }) {
  const t = useTranslations('consoleNames');
  return (
    <>
      {TEXTS.filter(({ name }) => name in kind).map(({ name, label, lang }) => (
        <TextField
          key={name}
          label={t(label)}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : 'ltr'}
          value={form.texts[name] ?? ''}
          onChange={(value) => form.setTexts({ ...form.texts, [name]: value })}
          error={form.errorOf(name)}
        />
      ))}
      <TextField
        label={t('sort')}
        hint={t('sortHint')}
        ltr
        inputMode="numeric"
        value={form.sort}
        onChange={form.setSort}
        error={form.errorOf('sort')}
      />
      <Checkbox label={t('hidden')} isSelected={form.hidden} onChange={form.setHidden} error={undefined} />
    </>
  );
}
