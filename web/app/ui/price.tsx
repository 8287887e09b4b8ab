/** A price as the wire writes it ("1,250 S.R"), number first in both directions; `was` is the price before an offer. */
export function Price(props: {
  text: string;
  was?: string | undefined;
  wasLabel?: string;
  className?: string;
}) {
  return (
    <span className={`tabular inline-flex flex-wrap items-baseline gap-x-2 ${props.className ?? ''}`}>
      {props.was === undefined ? null : (
        <>
          <span className="sr-only">{props.wasLabel}</span>
          <s className="whitespace-nowrap font-normal text-soft">
            <bdi dir="ltr">{props.was}</bdi>
          </s>
        </>
      )}
      <bdi dir="ltr" className="whitespace-nowrap">
        {props.text}
      </bdi>
    </span>
  );
}
