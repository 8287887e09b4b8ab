import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Card } from '../../ui/card.tsx';

/** One topic of my info, a region by its name: what it is beside what is typed, on wide screens. */
export function Section(props: { title: string; anchor?: string; text?: string; children: ReactNode }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { anchor } = props;
  // It comes after its page: the browser looked for the anchor in vain.
  useEffect(() => {
    if (anchor !== undefined && location.hash === `#${anchor}`) section.current?.scrollIntoView();
  }, [anchor]);
  return (
    <section ref={section} id={anchor} aria-labelledby={id} className="scroll-mt-20">
      <Card className="grid gap-5 p-5 md:p-6 lg:grid-cols-[16rem_1fr] lg:gap-10">
        <div className="grid content-start gap-1">
          <h2 id={id} className="text-lg font-bold">
            {props.title}
          </h2>
          {props.text === undefined ? null : <p className="text-sm text-soft">{props.text}</p>}
        </div>
        <div className="grid min-w-0 gap-5">{props.children}</div>
      </Card>
    </section>
  );
}
