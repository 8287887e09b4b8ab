import type { HelpArticle } from '@diyar/contract/site/help';
import { HELP_TOPICS } from '@diyar/contract/words/page-words';
import { useId } from 'react';
import { Form } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { contentPaths } from '../../site/content-paths.ts';
import { Button } from '../../ui/button.tsx';
import { FIELD_LOOK } from '../../ui/text-field.tsx';
import { AskDiyar } from './ask-diyar.tsx';

/** Every article by topic, or those that speak of what was typed. */
export function HelpPage({ items, q }: { items: readonly HelpArticle[]; q: string }) {
  const t = useTranslations('help');
  return (
    <div className="page grid max-w-4xl gap-8 py-10">
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="text-base text-soft">{t('lead')}</p>
      </div>
      <SearchForm q={q} />
      {q === '' ? <Topics items={items} /> : <Found items={items} q={q} />}
      <AskDiyar />
    </div>
  );
}

/** A plain form: it also works before any script has come. */
function SearchForm({ q }: { q: string }) {
  const t = useTranslations('help');
  const id = useId();
  const to = contentPaths(useLang());
  return (
    <Form action={to.help()} role="search" className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <input
        id={id}
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        placeholder={t('search')}
        className={FIELD_LOOK}
      />
      <Button type="submit">{t('searchAct')}</Button>
    </Form>
  );
}

function Topics({ items }: { items: readonly HelpArticle[] }) {
  const t = useTranslations('help');
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {HELP_TOPICS.map((topic) => (
        <section key={topic} className="grid content-start gap-2">
          <h2 className="text-lg font-bold">{t(`topics.${topic}`)}</h2>
          <Articles items={items.filter((one) => one.topic === topic)} />
        </section>
      ))}
    </div>
  );
}

function Found({ items, q }: { items: readonly HelpArticle[]; q: string }) {
  const t = useTranslations('help');
  const to = contentPaths(useLang());
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold" role="status">
        {t('found', { count: items.length, q })}
      </h2>
      {items.length === 0 ? <p className="text-soft">{t('noneText')}</p> : <Articles items={items} />}
      <Link
        to={to.help()}
        className="inline-flex min-h-11 items-center justify-self-start font-bold text-primary hover:underline"
      >
        {t('all')}
      </Link>
    </section>
  );
}

/** Titles that lead to articles, with what each is about. */
export function Articles({ items }: { items: readonly HelpArticle[] }) {
  const to = contentPaths(useLang());
  return (
    <ul className="divide-y divide-line">
      {items.map(({ name, title, description }) => (
        <li key={name} className="relative grid gap-0.5 py-3">
          <Link to={to.article(name)} className="font-bold after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
          <p className="text-sm text-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
