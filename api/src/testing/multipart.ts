/** One file as the body of a multipart form, with the header that names its border. */
export function multipartOf(
  field: string,
  bytes: Buffer,
  { name = 'picture.png', type = 'image/png' }: { name?: string; type?: string } = {},
): { body: Buffer; headers: Record<string, string> } {
  const border = 'border-of-a-form';
  const head = `--${border}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${border}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
  };
}
