import {describe, expect, it} from 'vitest';
import {measureText, nodeText, sizeText} from './textSize';

describe('text is measured', () => {
  it('the same with and without tone marks, in either normal form', () => {
    expect(measureText('Chứng từ', 14)).toBe(measureText('Chưng tư', 14));
    expect(measureText('Chứng từ'.normalize('NFD'), 14)).toBe(measureText('Chứng từ', 14));
  });

  it('wide for wide letters and narrow for narrow ones', () => {
    expect(measureText('mmm', 14)).toBeGreaterThan(measureText('nnn', 14));
    expect(measureText('iii', 14)).toBeLessThan(measureText('nnn', 14));
    expect(measureText('ĐẶNG', 14)).toBeGreaterThan(measureText('đặng', 14));
  });
});

describe('labels break', () => {
  it('into lines of about equal width, keeping every word', () => {
    const {lines, width} = sizeText('Người xử lý cuối cùng đã ký xong chứng từ', nodeText, 170);
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toBe('Người xử lý cuối cùng đã ký xong chứng từ');
    const [first = '', second = ''] = lines;
    expect(Math.abs(measureText(first, 14) - measureText(second, 14))).toBeLessThan(50);
    expect(width).toBeLessThanOrEqual(170);
  });

  it('where the writer breaks them, and not in the middle of a long word', () => {
    expect(sizeText('One\nTwo', nodeText, 170).lines).toEqual(['One', 'Two']);
    const long = 'x'.repeat(60);
    expect(sizeText(long, nodeText, 170)).toMatchObject({lines: [long], width: measureText(long, 14)});
  });
});
