import { certificateOf, metadataXml } from '@mock/business-account/saml-sample';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fingerprintOf, readCertificate } from '@/domain/saml/certificate';
import { checkMetadata, METADATA_MAX_BYTES } from '@/domain/saml/check';
import { inspectionSteps, inspectMetadata } from '@/domain/saml/inspect';
import { cpuTimeOf } from '../../support/cpu-time';
import { parseMetadata } from '../../support/readers';

const FROM = Date.UTC(2026, 0, 1);
const UNTIL = Date.UTC(2028, 5, 30, 12);
const CERTIFICATE = certificateOf('idp.example.com', FROM, UNTIL);
const URL_ = 'https://idp.example.com/sso';
const GOOD = metadataXml('https://idp.example.com/id', URL_, [CERTIFICATE]);

const bytesOf = (text: string) => new TextEncoder().encode(text);
const problemOf = (text: string) => inspectMetadata(bytesOf(text)).problem;
const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBig);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};

describe('a metadata document', () => {
  it('gives entity id, endpoints with their bindings, and the signing certificates', () => {
    expect(parseMetadata(GOOD)).toEqual({
      problem: null,
      metadata: {
        entityId: 'https://idp.example.com/id',
        endpoints: [
          { binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', url: URL_ },
          { binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', url: URL_ },
        ],
        certificates: [CERTIFICATE],
      },
    });
  });

  it('is read in UTF-8 with and without its mark, and in UTF-16 with its mark', () => {
    expect(problemOf(`\uFEFF${GOOD}`)).toBeNull();
    expect(checkMetadata(bytesOf(`\uFEFF${GOOD}`)).text).toBe(GOOD);
    const declared = GOOD.replace('UTF-8', 'UTF-16');
    for (const isBig of [true, false]) expect(checkMetadata(utf16(declared, isBig)).text).toBe(declared);
  });

  it('may have any prefix, comments, several certificates, line breaks and CDATA inside them', () => {
    const folded = `${CERTIFICATE.slice(0, 40)}\n  <![CDATA[${CERTIFICATE.slice(40)}]]>`;
    const other = certificateOf('next.example.com', FROM, UNTIL);
    const text = metadataXml('urn:a', URL_, [folded, other, other])
      .replaceAll('md:', 'm:')
      .replace('xmlns:md', 'xmlns:m');
    expect(inspectMetadata(bytesOf(`<!-- ours -->${text.replace(/^<\?.*\?>\n/, '')}`))).toMatchObject({
      metadata: { entityId: 'urn:a', certificates: [CERTIFICATE, other] },
    });
  });

  it('behind a thousand comments is read without delay, and so is a web page behind them', () => {
    const comments = '<!-- x -->\n'.repeat(1_000);
    const readBoth = () => {
      expect(problemOf(GOOD.replace('?>', `?>${comments}`))).toBeNull();
      expect(problemOf(`${comments}<html></html>`)).toBe('html');
    };
    expect(cpuTimeOf(readBoth)).toBeLessThan(1_000);
  });

  it('is refused where its elements are deeper than any metadata, and read no further than a wrong root', () => {
    const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
    const within = (inner: string) => GOOD.replace('</md:EntityDescriptor>', `${inner}</md:EntityDescriptor>`);
    expect(problemOf(within(nested(20)))).toBeNull();
    expect(problemOf(within(nested(64)))).toBe('malformed');
    expect(problemOf(`<feed>${nested(20_000)}</feed>`)).toBe('malformed');
    expect(problemOf(`<feed>${'<a/>'.repeat(5_000)}<broken</feed>`)).toBe('wrongRoot');
  });

  it('is refused where an element has more attributes than any metadata, before all of them are read', () => {
    const having = (count: number) =>
      GOOD.replace(
        '<md:IDPSSODescriptor',
        (tag) => tag + Array.from({ length: count }, (_, at) => ` a${at}=""`).join(''),
      );
    expect(problemOf(having(100))).toBeNull();
    expect(problemOf(having(300))).toBe('malformed');
    const steps = inspectionSteps(bytesOf(having(50_000)));
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBeLessThan(10);
  });

  it('leaves out certificates for encryption and endpoints of other roles', () => {
    expect(problemOf(GOOD.replace('use="signing"', 'use="encryption"'))).toBe('noCertificate');
    expect(problemOf(GOOD.replace(' use="signing"', ''))).toBeNull();
    const service = GOOD.replaceAll('IDPSSODescriptor', 'SPSSODescriptor');
    expect(problemOf(service)).toBe('noProvider');
  });
});

describe('SEC-6 a document that is refused', () => {
  const wrong = (from: string | RegExp, to: string) => GOOD.replace(from, to);
  it.each([
    ['empty', ' \n'],
    ['tooLarge', `${GOOD}${' '.repeat(METADATA_MAX_BYTES)}`],
    ['encoding', wrong('UTF-8', 'GBK')],
    ['encoding', `${GOOD}\0`],
    ['html', '<!DOCTYPE html><html><body>Sign in</body></html>'],
    ['html', '<!-- x -->\n<HTML lang="en"></HTML>'],
    ['notXml', 'https://idp.example.com/metadata'],
    ['doctype', wrong('<md:Entity', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><md:Entity')],
    ['entity', wrong('<md:Entity', '<!DOCTYPE x [<!ENTITY a "b">]><md:Entity')],
    ['entity', wrong('</md:EntityDescriptor>', '<!-- <!entity a "b"> --></md:EntityDescriptor>')],
    ['malformed', wrong('</md:EntityDescriptor>', '')],
    ['malformed', wrong('entityID=', 'xx:entityID=')],
    ['malformed', wrong('<md:IDPSSODescriptor', '&own;<md:IDPSSODescriptor')],
    ['malformed', '<?xml version="1.0"?>'],
    ['severalEntities', GOOD.replaceAll('md:EntityDescriptor', 'md:EntitiesDescriptor')],
    ['wrongRoot', '<rss version="2.0"/>'],
    ['wrongNamespace', wrong('SAML:2.0:metadata', 'SAML:1.1:metadata')],
    ['wrongNamespace', '<EntitiesDescriptor/>'.replace('Entities', 'Entity')],
    ['wrongRoot', '<EntitiesDescriptor/>'],
    ['noEntityId', wrong(/entityID="[^"]*"/, 'entityID=" "')],
    ['noEntityId', wrong(/entityID="[^"]*"/, '')],
    ['noEndpoint', GOOD.replaceAll('SingleSignOnService', 'SingleLogoutService')],
    ['notHttps', wrong(URL_, 'http://idp.example.com/sso')],
    ['notHttps', wrong(URL_, 'https://user:secret@idp.example.com')],
    ['noCertificate', metadataXml('urn:a', URL_, [])],
    ['noCertificate', metadataXml('urn:a', URL_, [' '])],
    ['badCertificate', metadataXml('urn:a', URL_, ['MIIB'])],
    ['badCertificate', metadataXml('urn:a', URL_, ['not base64!'])],
  ])('is called %s: %s', (problem, text) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('says where its XML breaks, and which root or address is wrong', () => {
    expect(inspectMetadata(bytesOf('<a>\n  <b></a>'))).toMatchObject({ problem: 'malformed', detail: '2:9' });
    expect(inspectMetadata(bytesOf('<rss/>'))).toMatchObject({ detail: 'rss' });
    expect(inspectMetadata(bytesOf(GOOD.replace(URL_, 'ftp://x')))).toMatchObject({ detail: 'ftp://x' });
  });

  it('in bytes that are no UTF-8 is called so', () => {
    expect(checkMetadata(new Uint8Array([0x3c, 0xff, 0x3e])).problem).toBe('encoding');
  });

  it('never throws, whatever the bytes are, and lets nothing with an entity through', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.string().map((text) => bytesOf(`<a>${text}</a>`)),
        ),
        (bytes) => {
          expect(inspectMetadata(bytes).problem).not.toBeNull();
        },
      ),
    );
    fc.assert(
      fc.property(fc.nat(GOOD.length), (at) => {
        expect(checkMetadata(bytesOf(`${GOOD.slice(0, at)}<!ENTITY${GOOD.slice(at)}`)).text).toBeNull();
      }),
    );
  });
});

describe('a certificate', () => {
  it('says who it is for, who made it, its number and its validity', () => {
    expect(readCertificate(CERTIFICATE)).toEqual({
      subject: 'CN=idp.example.com',
      issuer: 'CN=Example Root CA',
      serial: expect.stringMatching(/^01(:[0-9A-F]{2}){2}$/),
      validFrom: FROM,
      expiresAt: UNTIL,
    });
  });

  it('gives any subject and validity back to the second, commas escaped', () => {
    const second = fc.integer({ min: 0, max: 3_000_000_000 }).map((one) => one * 1000);
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), second, second, (name, from, until) => {
        expect(readCertificate(certificateOf(name, from, until))).toMatchObject({
          subject: `CN=${name.replace(/[\\,]/g, '\\$&')}`,
          validFrom: from,
          expiresAt: until,
        });
      }),
    );
  });

  it('of a real provider has its attributes named, and an unknown one shows its number', () => {
    const parts = 'C=CN, O=示例\\, 公司, 2.5.4.12=Director';
    expect(readCertificate(REAL)).toMatchObject({
      subject: parts
        .split(/(?<!\\), /)
        .reverse()
        .join(', '),
    });
  });

  it('that is none gives null, whatever the text is', () => {
    fc.assert(fc.property(fc.string(), (text) => readCertificate(text) === null));
    expect(readCertificate('AAAA')).toBeNull();
    // Longer than any, whatever it would say.
    expect(readCertificate(CERTIFICATE + 'A'.repeat(70_000))).toBeNull();
  });
});

// openssl req -x509 -newkey ec … -subj '/C=CN/O=示例, 公司/title=Director'
const REAL = [
  'MIIBxzCCAW2gAwIBAgIUR90TO3UXf8LSJ9ndirPfhZwoA48wCgYIKoZIzj0EAwIwOTELMAkGA1UEBhMCQ04xFzAVBgNVBAoMDuek',
  'uuS+iywg5YWs5Y+4MREwDwYDVQQMDAhEaXJlY3RvcjAeFw0yNjExMjEwNjUyMjVaFw0zNjExMTgwNjUyMjVaMDkxCzAJBgNVBAYT',
  'AkNOMRcwFQYDVQQKDA7npLrkvossIOWFrOWPuDERMA8GA1UEDAwIRGlyZWN0b3IwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATv',
  'Oyj6IdKvYQQ+F4M87/4fK7iV8pHv/Qo0o/TzRqCRdB7JUEwsQXf3eDvPX5/jdzXJnC9v1f1pKRcel1a4g50vo1MwUTAdBgNVHQ4E',
  'FgQUQJRo3FzMILcb4/a9P2oaslJDlbIwHwYDVR0jBBgwFoAUQJRo3FzMILcb4/a9P2oaslJDlbIwDwYDVR0TAQH/BAUwAwEB/zAK',
  'BggqhkjOPQQDAgNIADBFAiEA9FK5IcC+i1rZufV2PY7j6vNFhxIr05M/8gkRxAy11OUCICZnVbEmqt54cxGzOjDPs44KaqQxMeoe',
  'Tq40BzCOg18/',
].join('');

it('a certificate has a fingerprint in pairs, and none where the browser has no digests', async () => {
  expect(await fingerprintOf(btoa('abc'))).toBe(
    'BA:78:16:BF:8F:01:CF:EA:41:41:40:DE:5D:AE:22:23:B0:03:61:A3:96:17:7A:9C:B4:10:FF:61:F2:00:15:AD',
  );
  vi.stubGlobal('crypto', {});
  expect(await fingerprintOf(btoa('abc'))).toBeNull();
  vi.unstubAllGlobals();
});
