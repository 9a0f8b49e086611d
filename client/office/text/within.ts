/** A time within a sentence: `Last seen today 7:45 PM`. */
export function within(time: string): string {
  return time.replace(/^(Today|Yesterday|Just now)\b/, (word) => word.toLowerCase())
}
