import { describe, expect, it } from 'vitest';
import { signedText } from '@/lib/signed';

describe('a change with its sign', () => {
  it('has a plus, a minus as wide, or none', () => {
    expect(signedText(1234.56, 'en-US')).toBe('+1,234.6');
    expect(signedText(-0.4, 'zh-CN')).toBe('−0.4');
    expect(signedText(0, 'en-US')).toBe('0');
  });

  it('is percent, or more exact, where that is asked for', () => {
    expect(signedText(-0.0333, 'en-US', { style: 'percent' })).toBe('−3.3%');
    expect(signedText(0.012, 'en-US', { maximumFractionDigits: 2 })).toBe('+0.01');
  });
});
