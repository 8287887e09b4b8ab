import { Suspense, useEffect, useRef, useState } from 'react';
import { setTermsHandler } from '../api/client.ts';
import { lateWithSentences } from '../i18n/late-with-sentences.tsx';

const TermsDialog = lateWithSentences(async () => (await import('./terms-dialog.tsx')).TermsDialog, {
  ar: () => [import('@diyar/messages/ar/terms')],
  en: () => [import('@diyar/messages/en/terms')],
});

interface Asked {
  answer: Promise<boolean>;
  give: (accepted: boolean) => void;
}

/** Shows new terms over the page when a call is held up by them; calls that wait together share the answer. */
export function TermsKeeper() {
  const asked = useRef<Asked>(undefined);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setTermsHandler(() => {
      if (asked.current === undefined) {
        const { promise: answer, resolve: give } = Promise.withResolvers<boolean>();
        asked.current = { answer, give };
        setOpen(true);
      }
      return asked.current.answer;
    });
  }, []);
  const end = (accepted: boolean) => {
    asked.current?.give(accepted);
    asked.current = undefined;
    setOpen(false);
  };
  if (!isOpen) return null;
  return (
    <Suspense>
      <TermsDialog onEnd={end} />
    </Suspense>
  );
}
