import { expect, it } from 'vitest';
import { maskedQuery } from '@/lib/masked-query';

it.each([
  ['https://a.cn/robot/send?access_token=0f3c', 'https://a.cn/robot/send?access_token=••••••'],
  ['https://a.cn/send?key=0f3c&debug=1', 'https://a.cn/send?key=••••••&debug=••••••'],
  ['https://a.cn/send?key=a=b', 'https://a.cn/send?key=••••••'],
  ['https://a.cn/send?key=', 'https://a.cn/send?key='],
  ['https://a.cn/send?plain', 'https://a.cn/send?plain'],
  ['https://a.cn/send', 'https://a.cn/send'],
])('hides what the query of %s says', (url, shown) => {
  expect(maskedQuery(url)).toBe(shown);
});
