import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, type Name } from '@peculiar/asn1-x509';
import { sha256Of } from '@/lib/digest';

/** What an operator compares of a certificate; times in epoch milliseconds. */
export interface CertificateFacts {
  subject: string;
  issuer: string;
  /** Hexadecimal, in pairs. */
  serial: string;
  validFrom: number;
  expiresAt: number;
}

/** Short names of attribute types (RFC 4514, section 3, and the e-mail address of PKCS #9). */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'E',
};

/** A distinguished name for reading: the most specific part first, as RFC 4514 orders it; commas are escaped. */
const nameText = (name: Name): string =>
  [...name]
    .reverse()
    .flatMap((parts) => [...parts])
    .map(({ type, value }) => `${ATTRIBUTES[type] ?? type}=${value.toString().replace(/[\\,]/g, '\\$&')}`)
    .join(', ');

const pairs = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');

const derOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** SHA-256 of the certificate itself in pairs, as openssl prints it; null where the browser has no digests. */
export async function fingerprintOf(base64: string): Promise<string | null> {
  const digest = await sha256Of(derOf(base64));
  return digest === null ? null : digest.toUpperCase().replace(/..(?=.)/g, '$&:');
}

/** One with a long chain of names has some ten thousand letters. */
const MAX_LETTERS = 64 * 1024;

/** Reads an X.509 certificate (RFC 5280) given as DER in base64; null if it is none. */
export function readCertificate(base64: string): CertificateFacts | null {
  if (base64.length > MAX_LETTERS) return null;
  try {
    const { subject, issuer, serialNumber, validity } = AsnConvert.parse(derOf(base64), Certificate).tbsCertificate;
    return {
      subject: nameText(subject),
      issuer: nameText(issuer),
      serial: pairs(serialNumber),
      validFrom: validity.notBefore.getTime().getTime(),
      expiresAt: validity.notAfter.getTime().getTime(),
    };
  } catch {
    return null;
  }
}
