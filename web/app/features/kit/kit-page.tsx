import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { KitButtons, KitChips, KitChoices, KitFields } from './kit-controls.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitPhotos } from './kit-photos.tsx';
import { KitMessages, KitMoving, KitShowing, KitWaiting } from './kit-showing.tsx';
import { KitToasts } from './kit-toasts.tsx';

const SCHEMES = ['light', 'dark'] as const;

/** Every part of `ui/` in the language's direction, in both schemes beside each other. */
export function KitPage() {
  const t = useTranslations('kit');
  return (
    <div className="page grid gap-8 py-10">
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="text-soft">{t('lead')}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        {SCHEMES.map((scheme) => (
          <section
            key={scheme}
            data-scheme={scheme}
            aria-label={t(scheme)}
            className="grid min-w-0 content-start gap-8 rounded-base border border-line bg-background p-5 text-ink"
          >
            <h2 className="text-xl font-bold">{t(scheme)}</h2>
            <Parts scheme={scheme} />
          </section>
        ))}
      </div>
      <KitToasts />
      <KitPhotos />
    </div>
  );
}

function Parts({ scheme }: { scheme: string }) {
  const t = useTranslations('kit');
  return (
    <>
      <Part title={t('buttons')}>
        <KitButtons />
      </Part>
      <Part title={t('fields')}>
        <KitFields />
        <KitChips />
      </Part>
      <Part title={t('choices')}>
        <KitChoices />
      </Part>
      <Part title={t('messages')}>
        <KitMessages />
      </Part>
      <Part title={t('showing')}>
        <KitShowing />
      </Part>
      <Part title={t('waiting')}>
        <KitWaiting />
      </Part>
      <Part title={t('overlays')}>
        <KitOverlays scheme={scheme} />
      </Part>
      <Part title={t('moving')}>
        <KitMoving scheme={scheme} />
      </Part>
    </>
  );
}

function Part(props: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="text-lg font-bold">{props.title}</h3>
      {props.children}
    </div>
  );
}
