import { Clock, House, type LucideIcon, Package, ThumbsUp, Truck } from 'lucide-react'

/** By order_status 0 to 4. */
export const stepIcons: readonly LucideIcon[] = [Clock, ThumbsUp, Package, Truck, House]
