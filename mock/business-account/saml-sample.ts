import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
} from '@peculiar/asn1-x509';

const COMMON_NAME = '2.5.4.3';
const ECDSA = '1.2.840.10045.4.3.2';

const nameOf = (commonName: string) =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new AttributeValue({ utf8String: commonName }) }),
    ]),
  ]);

/** A certificate with a subject and a validity (epoch milliseconds), DER in base64. Nobody checks its signature. */
export function certificateOf(commonName: string, validFrom: number, expiresAt: number): string {
  const algorithm = new AlgorithmIdentifier({ algorithm: ECDSA });
  const certificate = new Certificate({
    tbsCertificate: new TBSCertificate({
      serialNumber: new Uint8Array([1, expiresAt % 251, commonName.length]).buffer,
      signature: algorithm,
      issuer: nameOf('Example Root CA'),
      validity: new Validity({ notBefore: new Date(validFrom), notAfter: new Date(expiresAt) }),
      subject: nameOf(commonName),
      subjectPublicKeyInfo: new SubjectPublicKeyInfo({ algorithm, subjectPublicKey: new Uint8Array([4]).buffer }),
    }),
    signatureAlgorithm: algorithm,
    signatureValue: new Uint8Array([0]).buffer,
  });
  return btoa(String.fromCharCode(...new Uint8Array(AsnConvert.serialize(certificate))));
}

const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:';
const ROOT = 'xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';

/** A metadata document as identity providers publish it. */
export const metadataXml = (entityId: string, url: string, certificates: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor ${ROOT} entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
${certificates
  .map(
    (one) => `    <md:KeyDescriptor use="signing">
      <ds:KeyInfo><ds:X509Data><ds:X509Certificate>${one}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
    </md:KeyDescriptor>
`,
  )
  .join('')}    <md:SingleSignOnService Binding="${BINDING}HTTP-Redirect" Location="${url}"/>
    <md:SingleSignOnService Binding="${BINDING}HTTP-POST" Location="${url}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`;
