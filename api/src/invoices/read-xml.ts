/** The code that stands in the XML of a tax document written by `writeUbl`; one without is a fault. */
export function readXml(xml: string): { qr: string } {
  const [, qr] = /<cbc:ID>QR<\/cbc:ID>.*?text\/plain">([^<]*)</s.exec(xml) ?? [];
  if (qr === undefined) throw new Error('the document has no code');
  return { qr };
}
