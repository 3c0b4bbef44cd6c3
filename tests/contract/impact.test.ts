import { endpoints } from '@mock/handlers';
import { describe, expect, it } from 'vitest';

const all = endpoints().map(({ path }) => {
  const [, area = '', service = '', resource = '', verb = ''] = path.split('/');
  return { resource: `${area}/${service}/${resource}`, verb };
});

const ENDS = /^(?:bulk)?(?:delete|disable|lock|unbind|stop)$/i;
const TELLS = /^get(?:Bulk)?(?:Impact|Uses|Contents)$/;

/** Where the question itself says what ends, and why nothing has to be asked of the gateway. */
const SAYS_ITSELF: Readonly<Record<string, string>> = {
  'api/acm/expiryCalendar': 'the question says that its readers are no longer kept up to date',
  'api/acm/policy': 'the preview of rights tells who loses what',
  'api/acm/identityProvider': 'it stays as long as a mapping names it',
  'api/acm/roleSso': 'the question names the role that is no longer given',
  'api/acm/contactBinding': 'the question tells of the last contact and of forced verification',
  'api/alarm/task': 'the row knows how many alarms are open',
  'api/dcomm/ddiNode': 'nothing refers to it: the question says that it is no longer synchronized',
  'api/dcomm/edgeNode': 'nothing refers to it: the question says that it stops serving',
  'api/log/exportTask': 'nothing refers to it: the question says that its file goes with it',
  'api/log/pushTask': 'nothing refers to it: the question says that the receiver gets no more logs',
  'api/report/share': 'nothing refers to it: the question says how often it was opened',
  'api/sg_safeguard/exportTask': 'nothing refers to it: the question says that its file goes with it',
  'api/sg_safeguard/sdnsExportTask': 'nothing refers to it: the question says that its file goes with it',
};

describe('KIT-13 what is destroyed', () => {
  it('can be asked for what depends on it beforehand, or the question says it by itself', () => {
    const destroyed = new Set(all.filter(({ verb }) => ENDS.test(verb)).map(({ resource }) => resource));
    const told = new Set(all.filter(({ verb }) => TELLS.test(verb)).map(({ resource }) => resource));
    expect(destroyed.size).toBeGreaterThan(15);
    expect(
      [...destroyed].filter((resource) => !told.has(resource)).sort(),
      'give it getUses, getImpact or getContents and show Impact, or say in SAYS_ITSELF why the question is enough',
    ).toEqual(Object.keys(SAYS_ITSELF).sort());
  });
});
